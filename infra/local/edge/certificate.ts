import { generate } from 'selfsigned'

/** A private key and its certificate, in PEM. */
export interface Certificate {
  key: string
  cert: string
}

/** Makes a certificate for `localhost` with a key that is never stored. No browser knows it, so each one warns. */
export async function makeCertificate(): Promise<Certificate> {
  const names = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [...names] }],
  })
  return { key, cert }
}
