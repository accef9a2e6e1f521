import { expect, test } from 'vitest'
import { accountAddress, mailboxOf, mayLackMailbox } from './mailboxes.ts'

test.each([
  ['ada@example.com', 'ada@example.com', 'ada@example.com', false],
  ['a.da+tea@example.com', 'a.da+tea@example.com', 'a.da@example.com', true],
  ['a.da@gmail.com', 'ada@gmail.com', 'ada@gmail.com', false],
  ['a.da+t.ea@googlemail.com', 'ada+t.ea@gmail.com', 'ada@gmail.com', false],
  ['a-d_a.x@pm.me', 'a-d_a.x@pm.me', 'adax@proton.me', false],
  ['tea@ada.fastmail.com', 'tea@ada.fastmail.com', 'ada@fastmail.com', false],
  ['+ada@example.com', '+ada@example.com', '+ada@example.com', true],
  ['"a@b"@example.com', '"a@b"@example.com', '"a@b"@example.com', false],
])('[SEC-12] %s is the account %s in the mailbox %s', (email, account, mailbox, lacksMailbox) => {
  expect(accountAddress(email)).toBe(account)
  expect(mailboxOf(email)).toBe(mailbox)
  expect(mayLackMailbox(email)).toBe(lacksMailbox)
})
