import picture from 'icon:image'
import { useShell } from '../../../../../shared/ui/shell.tsx'
import { uploadsApi } from '../../../../../shared/uploads/api.ts'
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '../../../../../shared/uploads/image.ts'
import { FilePicker } from '../../../upload/file-picker.tsx'
import { imageText, pickerWords } from './text.ts'

const isImageType = (type: string): type is ImageType => Object.hasOwn(IMAGE_TYPES, type)

/** Why a file cannot be sent. Source: requirement ADM-04. */
function refusalOf({ type, size }: File): string | undefined {
  if (!isImageType(type) || size === 0) return imageText.wrongType
  return size > MAX_IMAGE_BYTES ? imageText.tooLarge : undefined
}

interface ImagePickerProps {
  /** A file that was chosen elsewhere, such as one that was pasted into the text. */
  initial?: File | undefined
  onReady: (address: string) => void
}

/** Takes an image, sends it and waits until it can be shown. Source: requirement ADM-04. */
export function ImagePicker({ initial, onReady }: ImagePickerProps) {
  const { call, notify } = useShell()
  return (
    <FilePicker
      words={pickerWords}
      icon={picture}
      accept={Object.keys(IMAGE_TYPES).join()}
      refusalOf={refusalOf}
      initial={initial}
      begin={(attempt, { type, size }) =>
        call(uploadsApi.createImage, { body: { attempt, type: type as ImageType, bytes: size } })
      }
      onReady={({ address }) => {
        notify({ title: imageText.uploaded })
        onReady(address)
      }}
    />
  )
}
