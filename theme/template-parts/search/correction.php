<?php

/**
 * What the corrected search finds, in groups by kind.
 *
 * @var array{correction: Courant\View\SearchCorrection} $args
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
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
