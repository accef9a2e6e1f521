import { PRODUCT } from '../../shared/product.ts'

/** A paragraph, a link to press, or a code to type. */
type Block = string | { press: string; href: string } | { code: string }

/** What a mail says, in plain paragraphs. */
export interface Words {
  subject: string
  blocks: readonly Block[]
}

/** A mail as it is sent, in the two forms that mail programs choose from. */
export interface Letter {
  subject: string
  text: string
  html: string
}

/** Eight digits as people read them. */
const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

function asText(block: Block): string {
  if (typeof block === 'string') return block
  return 'code' in block ? spaced(block.code) : `${block.press}:\n${block.href}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const BUTTON =
  'display:inline-block;padding:12px 20px;border:2px solid;border-radius:12px;font-weight:600;color:inherit;text-decoration:none'
const CODE = 'font-size:24px;font-weight:600;letter-spacing:2px'

function asHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escape(block)}</p>`
  if ('code' in block) return `<p style="${CODE}">${spaced(block.code)}</p>`
  return `<p><a href="${escape(block.href)}" style="${BUTTON}">${escape(block.press)}</a></p>`
}

/** Writes a mail as text and as HTML: without images, and without colours, so that it is as readable by night. */
export function toLetter({ subject, blocks }: Words): Letter {
  const all: Block[] = ['Hello,', ...blocks, PRODUCT]
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:34rem;margin:0 auto">
${all.map(asHtml).join('\n')}
</div>
</body>
</html>
`
  return { subject, text: `${all.map(asText).join('\n\n')}\n`, html }
}
