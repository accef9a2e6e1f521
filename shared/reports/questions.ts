import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { MAX_QUESTION_LENGTH, MAX_QUESTIONS } from './limits.ts'

/** What the user wants to ask at a visit, in their order. Source: requirement REPORT-01. */
export const Questions = z.array(line(MAX_QUESTION_LENGTH)).check(z.maxLength(MAX_QUESTIONS))
