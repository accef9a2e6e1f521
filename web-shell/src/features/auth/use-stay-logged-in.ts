import { useState } from 'react'
import { useEndedSession } from '../../shell/first/session/session.ts'

/** The state of "Stay logged in". It starts with the choice of the session that ended here. */
export const useStayLoggedIn = () => useState(useEndedSession()?.stayLoggedIn ?? false)
