import { text } from './text.ts'

/**
 * The greeting for an hour of the day (0–23), with the first word of the full name. An empty name becomes "friend";
 * an unknown name (`undefined`) is left out. Source: requirement HOME-01.
 */
export function greeting(hour: number, fullName?: string): string {
  const { morning, afternoon, evening, friend } = text.greeting
  const words = hour < 12 ? morning : hour < 17 ? afternoon : evening
  return fullName === undefined ? words : `${words}, ${fullName.trim().split(/\s+/)[0] || friend}`
}
