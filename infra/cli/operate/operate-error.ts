/** A mistake of who runs the command, or a state that they have to know of: shown without a stack. */
export class OperateWrong extends Error {
  override readonly name = 'OperateWrong'
}
