import { Button } from '../../shared/ui/button.tsx'
import { useMutation } from '../../shared/ui/query.ts'
import { Sheet } from '../../shared/ui/sheet.tsx'

interface DeleteDialogProps<T> {
  /** What may be deleted; `undefined` closes the dialog. */
  item: T | undefined
  words: {
    removeTitle: string
    removeText: (title: string) => string
    remove: string
    removing: string
    cancel: string
  }
  /** Deletes it, and says so. */
  remove: (item: T) => Promise<void>
  onError: (error: unknown) => void
  onDone: () => void
}

/** Asks for confirmation before something is deleted, because the deletion is final. */
export function DeleteDialog<T extends { title: string }>({
  item,
  words,
  remove,
  onError,
  onDone,
}: DeleteDialogProps<T>) {
  const deletion = useMutation({ mutationFn: remove, onError, onSettled: onDone })
  return (
    <Sheet
      open={item !== undefined}
      title={words.removeTitle}
      onClose={onDone}
      footer={
        <>
          <Button busy={deletion.isPending} busyLabel={words.removing} onClick={() => item && deletion.mutate(item)}>
            {words.remove}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{item && words.removeText(item.title)}</p>
    </Sheet>
  )
}
