import { configure } from '@testing-library/react'

// What comes late, the code of a dialog or a calendar, takes longer than the library's second where three
// test files are read at once.
configure({ asyncUtilTimeout: 60_000 })
