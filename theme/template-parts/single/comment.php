<?php

/**
 * A comment, without the end of its list item: WordPress prints the replies and closes it.
 *
 * @var array{comment: WP_Comment, list: array<string, mixed>, depth: int} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$comment = $args['comment'];
$id = (int) $comment->comment_ID;
$isPing = in_array($comment->comment_type, ['pingback', 'trackback'], true);
$parent = $comment->comment_parent === '0' ? null : get_comment((int) $comment->comment_parent);
?>
<li id="comment-<?php echo esc_attr((string) $id); ?>" <?php comment_class('', $comment); ?>>
    <article id="div-comment-<?php echo esc_attr((string) $id); ?>" class="comment-body">
        <footer class="comment-meta">
            <div class="comment-author vcard">
                <?php echo $isPing ? '' : get_avatar($comment, $args['depth'] > 1 ? 28 : 40); ?>
                <b class="fn"><?php comment_author_link($comment); ?></b>
            </div>
            <?php if ($parent !== null) : ?>
                <p class="comment-parent">
                    <?php
                    /* translators: %s: name of the author of the parent comment */
                    echo esc_html(sprintf(__('In reply to %s', 'courant'), get_comment_author($parent)));
                    ?>
                </p>
            <?php endif; ?>
            <div class="comment-metadata">
                <a href="<?php echo esc_url(get_comment_link($comment)); ?>"><time datetime="<?php
                    comment_time('c');
                ?>"><?php
                    /* translators: 1: date, 2: time */
                    $format = __('%1$s at %2$s', 'courant');
                    echo esc_html(sprintf($format, get_comment_date('', $comment), get_comment_time()));
                ?></time></a>
                <?php edit_comment_link(__('Edit', 'courant')); ?>
            </div>
            <?php if ($comment->comment_approved === '0') : ?>
                <p class="comment-awaiting-moderation"><?php
                    esc_html_e('Your comment is awaiting moderation.', 'courant');
                ?></p>
            <?php endif; ?>
        </footer>
        <?php if (! $isPing) : ?>
            <div class="comment-content"><?php comment_text($comment); ?></div>
            <?php
            if ($comment->comment_approved === '1') {
                comment_reply_link([
                    'add_below' => 'div-comment',
                    'depth' => $args['depth'],
                    'before' => '<div class="reply">',
                    'after' => '</div>',
                ] + $args['list'], $comment);
            }
            ?>
        <?php endif; ?>
    </article>
