import { expect, it } from 'vitest'
import { isExternalLink, isMediaPath, isSafeLink } from './links.ts'

it.each([
  'http://example.com',
  'https://www.nhs.uk/conditions/x/?a=b#c',
  'HTTPS://EXAMPLE.COM',
  'https://example.com/%2f%3A',
  'mailto:a@example.com',
  'xmpp:a@example.com',
  'irc://irc.example.com/x',
  'ircs://irc.example.com',
  'irc:example',
  '/log',
  '/',
  '/learn?article=A%20B',
  '#top',
  '?a=b',
  '?a=//b',
  '/log#//',
  'log',
  './log',
  '../log',
  'learn/x',
  'a.b-c_~d/x:y',
])('[LEARN-11] [SEC-17] a link to %s is safe', (href) => {
  expect(isSafeLink(href)).toBe(true)
})

it.each([
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' https://example.com',
  'https://exa mple.com',
  'x:y',
  ':x',
  '//example.com',
  '/.//example.com',
  './/example.com',
  'a/..//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/%2fexample.com',
  '/%5Cexample.com',
  '/%252fexample.com',
  'https:',
  'https:/example.com',
  'https:///example.com',
  'http:example.com',
  'https://www.nhs.uk[x',
  'https://example.com:99999',
  'https://[::',
  'data:text/html,x',
  'tel:999',
  'ftp://example.com',
  'java\nscript:x',
  'java\u00adscript:x',
  '\u202ehttps://example.com',
  '\0',
  '\ud800',
  '&colon;x',
])('[LEARN-11] [SEC-17] a link to %j is not safe', (href) => {
  expect(isSafeLink(href)).toBe(false)
})

it('a link leads to an external page when its scheme is http or https', () => {
  expect(isExternalLink('https://example.com')).toBe(true)
  expect(isExternalLink('HTTP://example.com')).toBe(true)
  expect(isExternalLink('/log')).toBe(false)
  expect(isExternalLink('mailto:a@example.com')).toBe(false)
})

it('[SEC-17] only paths below /media/ are valid for a picture', () => {
  expect(isMediaPath('/media/a.png')).toBe(true)
  expect(isMediaPath('/media/articles/0f-a_b.webp')).toBe(true)
  const wrongPaths = [
    '',
    '/media/',
    '/media',
    'media/a.png',
    '/media/../a',
    '/media/.a',
    '/media//a',
    '/media/a/',
    '/media/a b',
    '/media/a?b',
    '/media/a#b',
    '/media/%2e',
    'https://example.com/media/a.png',
    '//media/a.png',
    '/media/a\n',
    '/x/media/a.png',
  ]
  expect(wrongPaths.filter(isMediaPath)).toEqual([])
})
