<?php

/**
 * The banner: the slider and the featured sections next to it.
 *
 * @var array{plan: Courant\FrontPage\FrontPageBanner} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\FrontPage\FrontPageModule;

defined('ABSPATH') || exit;

$banner = $args['plan'];
$sideGroups = array_filter(['featured' => $banner->featured, 'trending' => $banner->trending]);

if ($banner->slider === [] && $sideGroups === []) {
    return;
}
?>
<div class="top-stories">
    <h2 class="screen-reader-text"><?php esc_html_e('Top articles', 'courant'); ?></h2>
    <?php
    if ($banner->slider !== []) {
        get_template_part('template-parts/components/featured-slider', null, [
            'posts' => $banner->slider,
            'title' => ThemeOptions::text('slider_title'),
        ]);
    }
    ?>
    <?php if ($sideGroups !== []) : ?>
        <div class="top-stories__side">
            <?php
            foreach ($sideGroups as $group => $stories) {
                get_template_part('template-parts/components/featured-section', null, [
                    'id' => $group,
                    'posts' => $stories,
                    'title' => FrontPageModule::groupTitle($group, $stories),
                ]);
            }
            ?>
        </div>
    <?php endif; ?>
</div>
