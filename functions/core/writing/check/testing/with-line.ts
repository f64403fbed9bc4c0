import type { Assignment, Letter } from '#core/writing/model.ts'
import { letterOf, type SceneText } from './scene.ts'

/** A letter without fault that fits every scene, with one line set in; the line's sources are marked as in letterOf. */
export function withLine(scene: SceneText, assignment: Assignment, line: string): Letter {
  const { title, company } = scene.posting
  return letterOf(assignment, `
A question about your opening
Hi ${scene.contact.first},

The posting for ${title} at ${company} is short and clear, which is rare and pleasant for the people who read it. ^ p:${title} | p:${company}
What it leaves open is how the work is shared between the people who do it from one day to the next. ^ o
${line}

Would you have a few minutes for a question about that? ^ o
If the post is filled, no reply is needed. ^ o`)
}
