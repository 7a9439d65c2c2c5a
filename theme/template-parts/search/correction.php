<?php

/**
 * What the corrected search finds, in groups by kind.
 *
 * @var array{correction: Courant\View\SearchCorrection, hasTitle: bool} $args Whether it has a title, because other
 *     results precede it.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<?php if ($args['hasTitle']) : ?>
    <h2 class="search-corrected"><?php
        /* translators: %s: the search terms. */
        echo esc_html(sprintf(__('Results for “%s”', 'courant'), $args['correction']->term));
    ?></h2>
<?php endif; ?>
<div class="post-list">
    <?php foreach ($args['correction']->groups as $group) : ?>
        <h2 class="post-list__kind"><?php echo esc_html($group['label']); ?></h2>
        <?php foreach ($group['items'] as $item) : ?>
            <article class="story">
                <h3 class="story__title"><a href="<?php echo esc_url($item['url']); ?>"><?php
                    echo esc_html($item['title']);
                ?></a></h3>
                <?php if ($item['details'] !== '') : ?>
                    <p class="story__meta"><?php echo esc_html($item['details']); ?></p>
                <?php endif; ?>
            </article>
        <?php endforeach; ?>
    <?php endforeach; ?>
</div>
