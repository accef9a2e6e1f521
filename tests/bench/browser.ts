import { type Browser, chromium } from 'playwright-core'

/** Starts Chromium; `port` opens it to other tools. */
export function launchBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  })
}
