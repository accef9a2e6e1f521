import pdfIcon from 'icon:file-pdf'
import printer from 'icon:printer'
import type { ReportModel } from '../../../../shared/reports/model.ts'
import type { DateRange } from '../../../../shared/time/range.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { canShare, saveFile, shareFile } from '../../shell/later/files/save-file.ts'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import styles from './reports.module.css'
import { text } from './text.ts'
import { usePdf } from './use-pdf.ts'

const words = text.pdf

interface ActionsProps {
  model: ReportModel
  range: DateRange
  hasCharts: boolean
}

/** Prints the report, or makes a PDF of it. Give it another key for another range: the PDF would be that of the old one. */
export function Actions(props: ActionsProps) {
  const { mutate, isPending, isError, data: file } = usePdf()
  return (
    <div className={styles['actions']}>
      <div className={styles['buttons']}>
        <Button onClick={() => print()}>
          <Icon of={printer} />
          {text.print}
        </Button>
        <Button variant="secondary" busy={isPending} busyLabel={words.making} onClick={() => mutate(props)}>
          <Icon of={pdfIcon} />
          {words.make}
        </Button>
      </div>
      {isError && <Notice title={words.failedTitle}>{words.failed}</Notice>}
      {file && (
        <>
          <SuccessNotice title={words.readyTitle} text={words.ready(file.name)} />
          <div className={styles['buttons']}>
            {canShare(file) && (
              <Button variant="quiet" onClick={() => void shareFile(file)}>
                {words.share}
              </Button>
            )}
            <Button variant="quiet" onClick={() => saveFile(file)}>
              {words.save}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
