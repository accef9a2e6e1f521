import { PRODUCT } from '../../../../shared/product.ts'
import { days } from '../../../../shared/words/words.ts'

export const text = {
  what: 'Everything you have told us, as a file on this device. It is yours, and free.',
  json: {
    title: 'Everything',
    text: `All days, training, exercises, food, questions, reading, settings and what belongs to your account. ${PRODUCT} can read this file back in. (JSON)`,
    submit: 'Save everything',
  },
  csv: {
    title: 'A table of your days',
    text: 'One line for each day, for a spreadsheet or for your doctor. (CSV)',
    submit: 'Save the table',
  },
  leavesOut: 'The file has no passwords or keys. Whoever has it can read it, so keep it somewhere safe.',
  progress: (done: number, total: number) => `${done} of ${days(total)}`,
  offline: {
    title: 'No connection',
    text: 'Your entries are with us, so an export needs a connection. Nothing is lost.',
  },
  unsent: {
    title: (count: number) => `${count} ${count === 1 ? 'entry is' : 'entries are'} still on this device only`,
    text: 'The file would not have them yet. They are sent as soon as there is a connection.',
    send: 'Send them first',
    sending: 'Sending…',
  },
  interrupted: {
    title: 'The connection was lost',
    text: 'Nothing is lost. It will continue where it stopped.',
  },
  resume: 'Continue',
  saved: {
    title: 'Your file is ready',
    text: (name: string) => `It is called ${name}. Look among your downloads.`,
    again: 'Save it again',
    share: 'Share…',
  },
  fileName: (date: string, format: string) => `${PRODUCT.toLowerCase()}-${date}.${format}`,
  /** Stands in the file. */
  about: `All that ${PRODUCT} stores about one person. "diary" has what the person entered: days, custom items, settings, values that lost to other edits, training, exercises, food, questions for a visit, and reading; it can be imported again. "account" is for information and is never imported. Instants are milliseconds since 1970. Left out: passwords, keys and what is derived from them, where a device's notifications are delivered, copies and indexes of what is here, and counters that only protect the service.`,
} as const
