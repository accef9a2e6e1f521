import { execFile } from 'node:child_process'
import { ROOT } from '../infra/root.ts'

type Finding = 'safe' | 'unsafe' | 'unknown'

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
}

/** Judges a report of `npm audit --json`. `unknown`: the registry was not reached or sent no report. */
export function readAudit(report: string): Finding {
  try {
    const { metadata } = JSON.parse(report) as Report
    if (!metadata) return 'unknown'
    const { high = 0, critical = 0 } = metadata.vulnerabilities
    return high + critical > 0 ? 'unsafe' : 'safe'
  } catch {
    return 'unknown'
  }
}

/**
 * Asks the registry for known vulnerabilities of the deployed packages. Without a registry the finding is `unknown`,
 * which is not a failure. Source: requirement SEC-33.
 */
export function audit(): Promise<{ finding: Finding; report: string }> {
  const flags = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  return new Promise((resolve) => {
    // npm ends with an error when it has found something, too.
    execFile('npm', ['audit', ...flags], { cwd: ROOT, maxBuffer: 2 ** 26 }, (_error, report) =>
      resolve({ finding: readAudit(report), report }),
    )
  })
}
