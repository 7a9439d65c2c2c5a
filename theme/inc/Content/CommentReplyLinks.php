<?php

declare(strict_types=1);

namespace Courant\Content;

use Courant\Module;

/**
 * Adds the date to the names of reply links when an author has written several comments, so that no two links with the
 * same name lead to different targets (an accessibility-ready requirement). The heading of the form, which WordPress
 * takes from the same text, stays without it. Two scripts complete the one of WordPress that moves the form.
 */
final class CommentReplyLinks implements Module
{
    /**
     * Moves the form of a reply back below the thread when "Write a comment" is pressed. WordPress's script does that
     * for its link "Cancel reply"; the element exists only while the form is in the thread.
     */
    private const RESET_SCRIPT = <<<'JS'
        document.currentScript.previousElementSibling.onclick=()=>document.getElementById('wp-temp-form-div')&&document.getElementById('cancel-comment-reply-link').click()
        JS;

    /**
     * Returns the focus to the link "Reply" that moved the form when the visitor presses "Cancel reply", which
     * WordPress hides then. Runs before WordPress's listeners, which remove the ID of the comment and also handle
     * touches.
     */
    private const FOCUS_SCRIPT = <<<'JS'
        for(const t of ['touchstart','click'])document.addEventListener(t,e=>{const i=e.isTrusted&&e.target.id==='cancel-comment-reply-link'&&document.getElementById('comment_parent').value;i>0&&setTimeout(()=>document.querySelector(`.comment-reply-link[data-commentid="${i}"]`)?.focus())},true)
        JS;

    public function boot(): void
    {
        add_filter('comment_reply_link', $this->addCommentDate(...), 10, 3);
    }

    /**
     * Prints the scripts, directly after the paragraph of the link "Write a comment".
     */
    public static function printResetScript(): void
    {
        wp_print_inline_script_tag(self::RESET_SCRIPT);
        wp_print_inline_script_tag(self::FOCUS_SCRIPT);
    }

    /**
     * Adds the comment's date to the accessible name.
     *
     * @param array<string, mixed> $args
     */
    private function addCommentDate(string $html, array $args, \WP_Comment $comment): string
    {
        $tags = new \WP_HTML_Tag_Processor($html);

        if (! $tags->next_tag(['tag_name' => 'a'])) {
            return $html;
        }

        $label = $tags->get_attribute('aria-label');

        if (is_string($label)) {
            $tags->set_attribute('aria-label', $label . ', ' . get_comment_date('', $comment) . ' '
                . get_comment_time('', false, true, (int) $comment->comment_ID));
        }

        return $tags->get_updated_html();
    }
}
