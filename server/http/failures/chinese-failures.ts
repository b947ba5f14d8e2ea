/**
 * Messages of failures in Chinese, by code. The messages that the specification names word for word are not
 * among them: they are the same for every caller.
 */
export const chineseFailures: Record<string, string> = {
  account_disabled: '这个账号已被停用。',
  account_ended: '这个账号已到期。',
  admin_without_end: '管理员账号没有截止日期。',
  list_too_long: '名单太长：一次最多 500 人。',
  class_twice: '同一个班级只能选一次。',
  username_taken: '这个用户名已被使用。',
  username_like_admin: '这个用户名看上去与某位管理员的相同，请换一个。',
  password_common: '这个密码太常见。',
  password_blank: '密码不能只有空格。',
  password_pattern: '密码太容易猜到：只是重复或连续的字符。',
  password_known_word: '密码太容易猜到：只是常见词或用户名加几个数字。',
  password_is_username: '密码不能与用户名相同。',
  registration_closed: '注册已关闭。',
  link_no_good: '链接已使用或已过期。',
  session_over: '请重新登录。',
  sign_in_first: '请先登录。',
  not_own_decision: '你只能撤销自己的审核决定。',
  not_allowed: '你没有权限执行此操作。',
  other_origin: '这个请求来自其他网站。',
  bad_url: 'url 必须是本站页面的地址。',
  only_json: '本站的 oEmbed 只提供 JSON。',
  busy: '网站正在绘制其他图片，请稍后再试。',
  bad_input: '提交的内容无法处理。',
  no_backup_folder: '没有设置 BACKUP_DIR，请直接下载备份。',
  backup_runs: '另一个备份正在进行，请等它结束后再试。',
  check_runs: '检查正在进行，请等它结束后再试。',
  other_check: '问题可能已有变化，请先重新检查。',
  set_up_already: '这个网站已经有管理员了。',
  setup_key_wrong: '这个地址已失效。重新启动网站会得到新的地址。',
  more_than_sample: '网站上已有示例以外的内容，因此没有删除任何内容。',
  internal: '网站出错了，请再试一次。',
  store_away: '暂时无法读取图片，请稍后再试。',
  database_away: '网站暂时无法连接数据库，请稍后再试。',
  stopping: '网站正在重新启动，请稍后再试。',
}

/** @param seconds until the next attempt is allowed */
export function chineseTooMany(seconds: number): string {
  return `尝试次数过多，请在 ${Math.ceil(seconds / 60)} 分钟后再试。`
}
