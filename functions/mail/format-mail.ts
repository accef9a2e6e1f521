import { PRODUCT } from '../../shared/product.ts'
import { escapeHtml } from '../../shared/words/html.ts'

/** A paragraph, a link, or a code to type. */
type Block = string | { label: string; href: string } | { code: string }

/** The content of a mail, before it is formatted. */
export interface MailContent {
  subject: string
  blocks: readonly Block[]
}

/** A formatted mail, as plain text and as HTML. Mail programs choose one of the two. */
export interface FormattedMail {
  subject: string
  text: string
  html: string
}

/** Formats an eight-digit code in two groups of four, which are easier to read. */
const formatCode = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

function toText(block: Block): string {
  if (typeof block === 'string') return block
  return 'code' in block ? formatCode(block.code) : `${block.label}:\n${block.href}`
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border:2px solid;border-radius:12px;font-weight:600;color:inherit;text-decoration:none'
const CODE = 'font-size:24px;font-weight:600;letter-spacing:2px'

function toHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
  if ('code' in block) return `<p style="${CODE}">${formatCode(block.code)}</p>`
  return `<p><a href="${escapeHtml(block.href)}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>`
}

/** Formats a mail as text and HTML. The HTML has no images, and no colours so that it is readable in dark mode. */
export function formatMail({ subject, blocks }: MailContent): FormattedMail {
  const all: Block[] = ['Hello,', ...blocks, PRODUCT]
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:34rem;margin:0 auto">
${all.map(toHtml).join('\n')}
</div>
</body>
</html>
`
  return { subject, text: `${all.map(toText).join('\n\n')}\n`, html }
}
