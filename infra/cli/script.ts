import { Command } from 'commander'

/** The program of a script without commands of its own; `usage` is what stands behind `npm`. */
export const script = (usage: string, about: string): Command =>
  new Command('npm').usage(usage).description(about).helpOption('--help', 'show this help')
