import { ButtonRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { KIND_ICONS } from '../kinds.ts'
import { TEMPLATES, type Template } from '../templates.ts'
import { text } from '../text.ts'

/** What a new reminder can begin with. */
export function TemplateRows({ onChoose }: { onChoose: (template: Template) => void }) {
  return (
    <Rows>
      {(Object.keys(TEMPLATES) as Template[]).map((template) => (
        <ButtonRow
          key={template}
          icon={KIND_ICONS[TEMPLATES[template].kind]}
          {...text.form.templates[template]}
          onClick={() => onChoose(template)}
        />
      ))}
    </Rows>
  )
}
