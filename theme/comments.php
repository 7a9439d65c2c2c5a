<?php

/**
 * The comments of a post and the comment form.
 */

declare(strict_types=1);

use Courant\Content\CommentReplyLinks;

defined('ABSPATH') || exit;

if (post_password_required() || (! have_comments() && ! comments_open())) {
    return;
}

$count = (int) get_comments_number();
?>
<section class="comments" id="comments" aria-label="<?php esc_attr_e('Comments', 'courant'); ?>">
    <?php if (have_comments()) : ?>
        <h2 class="comments__title">
            <?php
            /* translators: %s: a number. */
            echo esc_html(sprintf(_n('%s comment', '%s comments', $count, 'courant'), number_format_i18n($count)));
            ?>
        </h2>
        <?php if (comments_open()) : ?>
            <p class="comments__jump"><a href="<?php
                // Without JavaScript a page with a reply form has a parameter.
                echo esc_url(remove_query_arg('replytocom') . '#respond');
            ?>"><?php esc_html_e('Write a comment', 'courant'); ?></a></p>
            <?php CommentReplyLinks::printResetScript(); ?>
        <?php endif; ?>
        <ol class="comment-list"><?php
            wp_list_comments([
                'style' => 'ol',
                'avatar_size' => 40,
                // WordPress closes the list item, after the replies.
                'callback' => static fn (\WP_Comment $comment, array $list, int $depth) => get_template_part(
                    'template-parts/single/comment',
                    null,
                    ['comment' => $comment, 'list' => $list, 'depth' => $depth],
                ),
            ]);
        ?></ol>
        <?php
        the_comments_pagination([
            'aria_label' => __('Comment pages', 'courant'),
            'screen_reader_text' => __('More comments', 'courant'),
            'prev_text' => '<span><span aria-hidden="true">‹</span> <span class="pagination__label">'
                . esc_html__('Previous page', 'courant') . '</span></span>',
            'next_text' => '<span><span class="pagination__label">' . esc_html__('Next page', 'courant')
                . '</span> <span aria-hidden="true">›</span></span>',
            'class' => 'comments-pagination pagination',
        ]);
        ?>
        <?php if (! comments_open()) : ?>
            <p class="no-results"><?php esc_html_e('Comments are closed.', 'courant'); ?></p>
        <?php endif; ?>
    <?php endif; ?>
    <?php
    comment_form([
        'title_reply' => __('Write a comment', 'courant'),
        /* translators: %s: name of the author of a comment. */
        'title_reply_to' => __('Reply to %s', 'courant'),
        'label_submit' => __('Post comment', 'courant'),
        'title_reply_before' => '<h2 id="reply-title" class="comment-reply-title">',
        // The link "Cancel reply" is below the heading, not in it. Without threads WordPress prints none.
        'cancel_reply_before' => '</h2><small>',
        'title_reply_after' => (bool) get_option('thread_comments') ? '' : '</h2>',
        'class_submit' => 'button',
    ]);
    ?>
</section>
