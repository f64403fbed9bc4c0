import type { Assignment, Letter } from '#functions/letters/model.ts'
import { letterOf, type SceneText } from './scene.ts'

/**
 * A letter without fault that fits every scene, with one line set in; the line's sources are marked as in
 * letterOf.
 */
export function withLine(scene: SceneText, assignment: Assignment, line: string): Letter {
  const { title, company } = scene.posting
  return letterOf(
    assignment,
    `
A question about your opening
Hi ${scene.contact.first},

Your posting is for a ${title} at ${company}, and I would like to know more about how the work is shared between people. ^ p:${title} | p:${company}
${line}

Would you have a few minutes for a question or two about the team and about what the first weeks of the role look like? ^ o
If the post is filled, no reply is needed. ^ o`,
  )
}
