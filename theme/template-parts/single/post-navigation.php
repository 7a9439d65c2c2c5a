<?php

/**
 * Links to the previous and the next article, in the order in which readers continue: from newer to older articles.
 */

declare(strict_types=1);

use Courant\View\AdjacentArticles;
use Courant\View\ArticleView;

defined('ABSPATH') || exit;

$adjacent = AdjacentArticles::current();
$links = array_filter([
    'prev' => [$adjacent->previous, 'nav-previous', __('Previous article', 'courant')],
    'next' => [$adjacent->next, 'nav-next', __('Next article', 'courant')],
], static fn (array $link): bool => $link[0] !== null);

if ($links === []) {
    return;
}
?>
<nav class="navigation post-navigation" aria-label="<?php esc_attr_e('Previous and next article', 'courant'); ?>">
    <h2 class="screen-reader-text"><?php esc_html_e('Continue reading', 'courant'); ?></h2>
    <div class="nav-links">
        <?php foreach ($links as $rel => [$article, $class, $label]) : ?>
            <?php $story = ArticleView::fromPost($article); ?>
            <div class="<?php echo esc_attr($class); ?>"><a href="<?php
                echo esc_url($story->url());
            ?>" rel="<?php echo esc_attr($rel); ?>"><span class="adjacent__label"><?php
                echo esc_html($label);
            ?></span> <span class="adjacent__title"><?php
                echo wp_kses_post($story->title());
            ?></span></a></div>
        <?php endforeach; ?>
    </div>
</nav>
