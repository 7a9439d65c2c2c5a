<?php

/**
 * What the corrected search finds, in groups by kind.
 *
 * @var array{correction: Courant\View\SearchCorrection, hasTitle: bool} $args Whether it has a title, because other
 *     results precede it.
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Images\ImageSlot;

defined('ABSPATH') || exit;

$layout = ThemeOptions::choice('archive_layout');
$correction = $args['correction'];
?>
<?php if ($args['hasTitle']) : ?>
    <h2 class="search-corrected"><?php
        /* translators: %s: the search terms. */
        echo esc_html(sprintf(__('Results for “%s”', 'courant'), $correction->term));
    ?></h2>
<?php endif; ?>
<div class="post-list post-list--<?php echo esc_attr($layout === 'first' ? 'list' : $layout); ?>">
    <?php foreach ($correction->groups as $group) : ?>
        <h2 class="post-list__kind"><?php echo esc_html($group['label']); ?></h2>
        <?php foreach ($group['items'] as $item) : ?>
            <?php if ($item['post'] !== null) : ?>
                <?php get_template_part('template-parts/content/article-card', null, [
                    'post' => $item['post'],
                    'slot' => $layout === 'grid' ? ImageSlot::Card : ImageSlot::ListItem,
                    'hasExcerpt' => true,
                    'level' => 3,
                ]); ?>
            <?php else : ?>
                <article class="story">
                    <h3 class="story__title"><a href="<?php echo esc_url($item['url']); ?>"><?php
                        echo esc_html($item['title']);
                    ?></a></h3>
                    <?php if ($item['details'] !== '') : ?>
                        <p class="story__meta"><?php echo esc_html($item['details']); ?></p>
                    <?php endif; ?>
                </article>
            <?php endif; ?>
        <?php endforeach; ?>
    <?php endforeach; ?>
</div>
<p class="search-all"><a href="<?php echo esc_url($correction->url()); ?>"><?php
    /* translators: %s: the search terms. */
    echo esc_html(sprintf(__('All results for “%s”', 'courant'), $correction->term));
?></a></p>
