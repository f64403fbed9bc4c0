import { configure } from '@testing-library/react'
import { longestWait } from './patience.ts'

// What comes late, the code of a dialog or a calendar, takes longer than the library's second where three
// test files are read at once.
configure({ asyncUtilTimeout: longestWait() })
