import * as z from 'zod/mini'
import { Bookmark, ReadingProgress, ReadingSettings } from '../reading/schema.ts'

/** A bookmark of an article. One that was removed is there, so that an older file does not bring it back. */
export const ExportedBookmark = z.strictObject(Bookmark.shape)
export type ExportedBookmark = z.infer<typeof ExportedBookmark>

/** How far an article is read. */
export const ExportedProgress = z.strictObject(ReadingProgress.shape)
export type ExportedProgress = z.infer<typeof ExportedProgress>

/** How articles look. */
export const ExportedReadingSettings = z.strictObject(ReadingSettings.shape)
export type ExportedReadingSettings = z.infer<typeof ExportedReadingSettings>
