// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import '../../features.ts'
import { safeNextPath, signInPath } from './paths.ts'

test.each(['/home', '/log', '/track', '/profile', '/log?date=2026-11-18'])('[SEC-15] next leads back to %s', (path) => {
  const next = new URL(signInPath(path), 'http://localhost').searchParams.get('next')
  expect(safeNextPath(next)).toBe(path)
})

test.each([
  null,
  '',
  '//evil.example',
  '//evil.example/home',
  '/\\evil.example/home',
  '\\\\evil.example/home',
  'https://evil.example/home',
  'https:/home',
  'javascript:alert(1)',
  'http://',
  'home',
  '/../home',
  '/nowhere',
  '/auth?next=/auth',
  '/home/..//evil.example',
  '\t//evil.example',
])('[SEC-15] next %j leads to home', (next) => {
  expect(safeNextPath(next)).toBe('/home')
})
