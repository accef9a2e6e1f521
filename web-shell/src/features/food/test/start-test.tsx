import { type ComponentProps, useState } from 'react'
import { runningTest } from '../../../../../shared/food/test/food-tests.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { StartTestSheet } from './start-test-sheet.tsx'

/** Opens the sheet that starts a test, while no other runs. It is open at once with a food that another screen asks to test. */
export function StartTest(sheet: Omit<ComponentProps<typeof StartTestSheet>, 'onClose'>) {
  const { book, asked } = sheet
  const [isOpen, setOpen] = useState(asked !== undefined)
  if (runningTest(book)) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {book.tests.length === 0 ? text.test.first : text.test.another}
      </Button>
      {isOpen && <StartTestSheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  )
}
