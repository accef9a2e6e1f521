/** The words beside telephone numbers. */
export const text = {
  call: (name: string | undefined, number: string) =>
    name && name !== number ? `Call ${name}, ${number}` : `Call ${number}`,
  abroad: 'These numbers are those of the UK. Elsewhere use your local ones: 112 in Europe, 911 in North America.',
} as const
