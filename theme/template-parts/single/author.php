<?php

/**
 * The author box of an article.
 *
 * @var array{author: int, named?: bool} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$author = $args['author'];
$description = get_the_author_meta('description', $author);
$named = $args['named'] ?? true;

if ($description === '') {
    return;
}
?>
<div class="writer">
    <?php echo get_avatar($author, 80); ?>
    <div class="writer__text">
        <?php if ($named) : ?>
            <h2 class="writer__name">
                <?php
                /* translators: %s: author's name. */
                echo esc_html(sprintf(__('About %s', 'courant'), get_the_author_meta('display_name', $author)));
                ?>
            </h2>
        <?php endif; ?>
        <p><?php echo wp_kses_post($description); ?></p>
        <?php if ($named) : ?>
            <p>
                <a href="<?php echo esc_url(get_author_posts_url($author)); ?>">
                    <?php
                    echo esc_html(
                        /* translators: %s: author's name. */
                        sprintf(__('All articles by %s', 'courant'), get_the_author_meta('display_name', $author))
                    );
                    ?>
                </a>
            </p>
        <?php endif; ?>
    </div>
</div>
