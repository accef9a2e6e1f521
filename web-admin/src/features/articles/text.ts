import type { Revision } from '../../../../shared/articles/schema.ts'

export const text = {
  heading: 'Article Management',
  denied: "You don't have permission to access the admin interface",
  deniedText: 'If you should have it, please ask an admin.',
  toHub: 'To the learning hub',
  create: 'Create article',
  audio: 'Audio',
  people: 'People',
  operations: 'Operations',
  loading: 'Loading articles',
  listFailed: 'Failed to fetch articles',
  empty: 'There are no articles yet.',
  published: 'Published',
  hidden: 'Not published',
  goesLive: (when: string) => `Goes live ${when}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
  view: 'View',
  viewOf: (title: string) => `View ${title}`,
  removing: 'Deleting…',
  removeTitle: 'Delete this article?',
  removeText: (title: string) => `“${title}” will be gone for readers and editors. This cannot be undone.`,
  cancel: 'Cancel',
  removed: 'The article has been successfully deleted.',
} as const

export const formText = {
  newTitle: 'New article',
  editTitle: 'Edit article',
  back: '← Back to Article Management',
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  contentHint: 'In Markdown: ## for a heading, - for a list, **bold**, [words](https://…) for a link.',
  category: 'Category',
  section: 'Topic in the hub',
  tags: 'Tags',
  tagsHint: 'food, stress, sleep',
  minutes: 'Reading time in minutes',
  icon: 'Icon',
  iconHint: 'One emoji, if it helps',
  featured: 'Featured',
  published: 'Published',
  publishedHint: 'Readers find it as soon as it is saved.',
  publishAt: 'Goes live',
  publishAtHint: (zone: string) => `Your date and time (${zone}). Empty: it stays hidden.`,
  view: 'View',
  views: { write: 'Write', preview: 'Preview' },
  kept: {
    device: 'Not saved yet. What you wrote is kept on this device.',
    account: 'Not saved yet. What you wrote is kept on this device and in your account.',
    later:
      'Not saved yet. What you wrote is kept on this device, and in your account as soon as there is a connection.',
  },
  preview: 'Preview',
  previewHint: 'As readers will see it.',
  untitled: 'Untitled',
  marks: {
    label: 'Text marks',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    list: 'List',
    quote: 'Quotation',
    image: 'Image',
  },
  save: 'Save article',
  publish: 'Publish',
  saving: 'Saving…',
  cancel: 'Cancel',
  typedStays: 'What you wrote is still here.',
  created: 'Article created successfully!',
  updated: 'Article updated successfully!',
  missing: {
    title: 'Article title is required',
    summary: 'Article summary is required',
    content: 'Article content is required',
    publishAt: 'Please set a time, or turn Published on',
  },
} as const

/** Why an article was not saved. Source: requirement ADM-03. */
export const saveText = {
  duplicate: 'An article with this title already exists',
  permission: 'You do not have permission to perform this action',
  invalid: 'Invalid data provided. Please check all fields are properly filled.',
  category: 'Invalid category selected. Please choose a valid category.',
  tooComplex:
    'This content cannot be saved like this; nothing you wrote is lost. It is nested too deeply, or has too many parts: use fewer lists within lists, and put empty lines between paragraphs.',
  imageWithoutAlt:
    'An image in the content has no description; nothing you wrote is lost. Please write what it shows between its square brackets, then save again.',
  limitReached:
    'There are 1,000 articles, and no more can be added; nothing you wrote is lost. Please delete an article that readers no longer need in another tab, then save again.',
  tooMuch: 'The data provided violates database constraints. Please review your input.',
  changed: 'Another editor changed this article while you did. Please save again to see what they wrote.',
  other: (message: string) => `Error: ${message}`,
  unknown: 'Failed to save article',
} as const

/** When another editor has changed the same fields. */
export const conflictText = {
  title: 'Another editor changed this, too',
  text: 'Nothing you wrote is lost. For each field, choose whose words the article gets. Then save again.',
  theirs: 'Theirs',
  mine: 'Yours',
  choose: (field: string) => `Whose ${field.toLowerCase()}?`,
  choices: { theirs: 'Take theirs', mine: 'Keep yours' },
  editable: 'You can still change it in the form below.',
  undecided: 'Please choose for each field first, yours or theirs.',
} as const

/** What the list shows. */
export const filterText = {
  words: 'Find an article',
  state: 'Which articles',
  states: {
    all: 'All',
    published: 'Published',
    hidden: 'Not published',
    scheduled: 'Goes live',
    due: 'Due for review',
  },
  none: 'No article fits. Try fewer words, or choose All.',
  more: 'Show more',
  shown: (shown: number, of: number) => `${shown} of ${of} articles`,
} as const

/** The order of the editors' list. */
export const reorderText = {
  hint: 'Drag a handle, or press Enter on it and use the arrow keys, to change the order. It changes this list only: readers see the newest first.',
  handle: (title: string) => `Move ${title}`,
  lifted: (title: string, place: number, of: number) =>
    `${title} is lifted, place ${place} of ${of}. Arrow keys move it, Enter drops it, Escape puts it back.`,
  dragged: (title: string, place: number, of: number) => `${title} is dragged from place ${place} of ${of}.`,
  movedTo: (title: string, place: number, of: number) => `${title}, place ${place} of ${of}.`,
  dropped: (title: string, place: number, of: number) => `${title} is at place ${place} of ${of}.`,
  returned: (title: string, place: number, of: number) => `${title} is back at place ${place} of ${of}.`,
} as const

/** Where an article comes from, and who reviewed it. */
export const originText = {
  title: 'Sources and review',
  asks: 'Where does this come from?',
  asksText: 'List at least one source, or say that this is our own advice.',
  sources: 'Sources',
  sourcesHint:
    'One on each line: its title, then its address that begins with https://. Readers see them below the text.',
  ownAdvice: 'No sources: this is our own advice',
  reviewedBy: 'Reviewed by',
  reviewedByHint: 'Only if someone has. Leave it empty otherwise.',
  reviewedOn: 'Reviewed on',
  toConfirm: 'Statements that a clinician must confirm',
  toConfirmHint: 'One on each line. Remove a line when a clinician has confirmed it. Readers do not see them.',
  reviewBy: 'Review again by',
  reviewByHint: 'If you set a date, the list says when it has passed.',
  wasDue: (date: string) => `Review was due on ${date}`,
  done: 'Done',
  errors: {
    source: (start: string) => `“${start}” needs a title and an address that begins with https://`,
    tooMany: (most: number) => `There can be at most ${most} sources`,
    reviewedBy: 'Please say who reviewed it, or remove the date',
    reviewedOn: 'Please say when it was reviewed, or remove the name',
    unconfirmed: 'These statements are not confirmed yet. Remove them once they are, or remove the review.',
    statement: (start: string, most: number) => `“${start}…” is longer than ${most} characters`,
    tooManyStatements: (most: number) => `There can be at most ${most} statements`,
  },
} as const

/** Drafts of another device. */
export const draftText = {
  title: (when: string) => `You have an unsaved draft from ${when}.`,
  text: 'It was written on another device, or in another window.',
  differs: 'What is on this device is different. If you continue with the draft, it replaces that.',
  goOn: 'Continue with it',
  discard: 'Discard it',
  /** The list of drafts of new articles. */
  heading: 'Unsaved drafts',
  untitled: 'New article without a title',
  of: (title: string) => `the draft “${title}”`,
} as const

/** The earlier versions of an article. */
export const revisionText = {
  title: 'Earlier versions',
  open: 'Earlier versions',
  back: '← Back to the article',
  none: 'No version has been kept yet. The next save keeps one.',
  kept: 'Each save is kept as a version, the last 50 of each article.',
  about: ({ changed, name, bySchedule }: Revision, nameOf: (field: string) => string) =>
    [
      bySchedule ? 'Published at its set time' : `By ${name ?? 'an editor whose name is not known'}`,
      changed.length ? `Changed: ${changed.map(nameOf).join(', ')}` : 'First kept version',
    ].join(' · '),
  compare: 'Compare two versions',
  from: 'From',
  to: 'To',
  added: 'Added',
  removed: 'Removed',
  same: 'These versions are the same.',
  restore: 'Restore the earlier version',
  restored: 'The version is restored. It is a new version now.',
  notRestored: 'Nothing has changed. Please load this page again.',
} as const

export const diffText = {
  unchanged: (lines: number) => `${lines} lines are the same`,
} as const

export const removeText = {
  permission: 'Failed to delete article. Please check your permissions.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const
