/** An account at Google's stand-in. */
export interface GoogleAccount {
  about: string
  email: string
  name: string
  /** The claim `hd`: the domain of an organisation whose mail Google hosts. `null` for a personal account. */
  hd: string | null
}

/** The accounts that can be chosen at Google's stand-in. */
export const GOOGLE_ACCOUNTS: readonly GoogleAccount[] = [
  { about: 'has no account yet', email: 'wren.ashby@gmail.com', name: 'Wren Ashby', hd: null },
  {
    about: "Ada's address, which Google speaks for",
    email: 'ada@stillwater.test',
    name: 'Ada Fenwick',
    hd: 'stillwater.test',
  },
  {
    about: 'has no account yet; her organisation has its mail at Google',
    email: 'iris@fenland.example',
    name: 'Iris Vance',
    hd: 'fenland.example',
  },
  {
    about: "Noor's address, which Google does not speak for",
    email: 'noor@stillwater.test',
    name: 'Noor Haddad',
    hd: null,
  },
  { about: 'for the account that someone else makes', email: 'rowan.tay@gmail.com', name: 'Rowan Tay', hd: null },
]
