import { Spinner } from '../../../../shared/ui/progress/spinner.tsx'
import { useQuery } from '../../../../shared/ui/query.ts'
import { Link, useSearchParams } from '../../../../shared/ui/router.ts'
import { useFailure, useShell } from '../../../../shared/ui/shell.tsx'
import { RecordingForm } from './form.tsx'
import { RecordingList } from './list.tsx'
import { manageQuery } from './queries.ts'
import { formText, text } from './text.ts'

/** The value of `?audio=` for a new recording. */
const NEW = 'new'

/** The audio library for admins: its list, or the recording in `?audio=`. Source: requirement ADM-06. */
export function AudioPage() {
  const shell = useShell()
  const { Page, Unread } = shell
  const [search] = useSearchParams()
  const id = search.get('audio')
  const library = useQuery(manageQuery(shell))
  const failure = useFailure(library)
  const recordings = library.data?.recordings
  const recording = recordings?.find((each) => each.id === id)
  const isForm = id === NEW || recording !== undefined
  return (
    <Page
      heading={recording ? formText.editTitle : id === NEW ? formText.newTitle : text.heading}
      above={isForm ? <Link to="/admin?audio">{text.back}</Link> : <Link to="/admin">{text.toArticles}</Link>}
    >
      {failure && <Unread error={failure} busy={library.isFetching} onRetry={() => void library.refetch()} />}
      {!failure && !recordings && <Spinner label={text.loading} />}
      {recordings &&
        (isForm ? <RecordingForm key={id} stored={recording} /> : <RecordingList recordings={recordings} />)}
    </Page>
  )
}
