import type { PickerWords } from '../../../upload/file-picker.tsx'

/** Source: requirement ADM-04. */
export const imageText = {
  label: 'Image',
  uploaded: 'Image uploaded successfully!',
  removed: 'Image removed',
  remove: 'Remove image',
  wrongType: 'Please select an image file',
  tooLarge: 'Image must be less than 5MB',
  alt: 'What the image shows',
  altHint: 'For readers who cannot see it. One sentence, such as “A warm pad on a sofa, with a cup beside it”.',
  altMissing: 'Please say what the image shows',
  insertTitle: 'Add an image',
  insert: 'Add to the text',
} as const

const notAnImage = 'This is not a PNG, JPG or WebP image. Please choose another one.'

/** Source: requirement ADM-04. */
export const pickerWords: PickerWords = {
  drop: 'Drop an image, or choose one',
  over: 'Let go to add the image',
  hint: 'PNG, JPG, WebP up to 5MB',
  choose: 'Choose an image',
  another: 'Choose another image',
  checking: 'Getting the image ready for readers…',
  failed: 'Failed to upload image',
  stillChecking: 'The image has arrived, but is not ready yet. Please try again in a minute: it is not sent twice.',
  refusals: {
    'too-large': imageText.tooLarge,
    'not-an-image': notAnImage,
    animated: 'This image moves, which is hard for some readers. Please choose one that stands still.',
    'too-many-pixels':
      'This image has too many pixels. Please make it smaller: at most 40 million in all, and 12,000 on each side.',
    unreadable:
      'This image cannot be read: it may be damaged. Please save it anew in another program, or choose another one.',
    // Said of recordings only.
    'not-mp3': notAnImage,
    'too-long': notAnImage,
  },
}
