import { configure } from '@testing-library/react'
import { longestWait } from './patience.ts'

// Code that is loaded late (a dialog, a calendar) takes longer than the library's default of one second while
// three test files load at once.
configure({ asyncUtilTimeout: longestWait() })
