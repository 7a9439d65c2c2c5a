<?php

/**
 * The author box of an article.
 *
 * @var array{author: Courant\View\AuthorView} $args
 */

declare(strict_types=1);

use Courant\AuthorProfiles;

defined('ABSPATH') || exit;

$author = $args['author'];

if ($author->description === '') {
    return;
}
?>
<div class="author-box">
    <?php echo get_avatar($author->user, 80, '', '', $author->avatarArguments()); ?>
    <div class="author-box__text">
        <h2 class="author-box__name">
            <?php
            /* translators: %s: author's name. */
            echo esc_html(sprintf(__('About %s', 'courant'), $author->name));
            ?>
        </h2>
        <p><?php echo wp_kses_post($author->description); ?></p>
        <p>
            <a href="<?php echo esc_url($author->url); ?>">
                <?php
                echo esc_html(
                    /* translators: %s: author's name. */
                    sprintf(__('All articles by %s', 'courant'), $author->name)
                );
                ?>
            </a>
            <?php foreach (AuthorProfiles::forUser($author->user) as $url => $label) : ?>
                · <a href="<?php echo esc_url($url); ?>" rel="me"><?php echo esc_html($label); ?></a>
            <?php endforeach; ?>
        </p>
    </div>
</div>
