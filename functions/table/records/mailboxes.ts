/*
 * Which addresses lead to the same mailbox. Sources: the providers' help pages on dots (Gmail, Proton) and subdomains
 * (Fastmail).
 */

const GMAIL = new Set(['gmail.com', 'googlemail.com'])
const PROTON = new Set(['proton.me', 'protonmail.com', 'pm.me'])
const FASTMAIL = /^(.+)\.(fastmail\.(?:com|fm))$/

function partsOf(email: string) {
  const at = email.lastIndexOf('@')
  return { name: email.slice(0, at), domain: email.slice(at + 1) }
}

const withoutDots = (name: string) => name.replace(/^[^+]+/, (untagged) => untagged.replaceAll('.', ''))

/**
 * The spelling of an address by which an account is found: Gmail ignores dots, so that addresses with others are not
 * further accounts. A tag stays. Never send to it.
 */
export function accountAddress(email: string): string {
  const { name, domain } = partsOf(email)
  return GMAIL.has(domain) ? `${withoutDots(name)}@gmail.com` : email
}

/** The mailbox of an address: mail to `a.da+tea@gmail.com` goes to `ada@gmail.com`. Never send to it. */
export function mailboxOf(email: string): string {
  const { name, domain } = partsOf(accountAddress(email))
  const untagged = name.replace(/(?<=.)\+.*/, '')
  if (PROTON.has(domain)) return `${untagged.replaceAll(/[._-]/g, '')}@proton.me`
  const [, mailbox, host] = FASTMAIL.exec(domain) ?? []
  return mailbox ? `${mailbox}@${host}` : `${untagged}@${domain}`
}

/** Whether an address has a tag for which its provider may have no mailbox: mail to it may bounce unseen. */
export function mayLackMailbox(email: string): boolean {
  return email.includes('+') && !GMAIL.has(partsOf(email).domain)
}
