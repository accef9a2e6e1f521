import type { Person } from '../../../../shared/people/schema.ts'

/** What admins call a person: the name, or the address if the person has given none. */
export const nameOf = ({ fullName, email }: Person) => fullName || email
