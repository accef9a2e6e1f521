/** The words of the Google button, which the first visit loads. */
export const text = { or: 'or', submit: 'Continue with Google', busy: 'Opening Google…' } as const
