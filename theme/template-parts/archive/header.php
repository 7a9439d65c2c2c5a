<?php

/**
 * The header of an archive: kind, title, description, and links to the sections below a category or the months
 * of a year.
 *
 * @var array{title: string} $args
 */

declare(strict_types=1);

use Courant\Customizer\ThemeOptions;
use Courant\Seo\ArchiveTitle;
use Courant\View\PageUrls;

defined('ABSPATH') || exit;

$children = is_category()
    ? get_terms(['taxonomy' => 'category', 'parent' => get_queried_object_id(), 'hide_empty' => true, 'number' => 12])
    : [];
get_template_part('template-parts/archive/kicker');
?>
<h1 class="page-title"><?php echo wp_kses_post($args['title']); ?></h1>
<?php if (ThemeOptions::isEnabled('archive_description')) : ?>
    <?php the_archive_description('<div class="page-description">', '</div>'); ?>
<?php endif; ?>
<?php if (is_array($children) && $children !== []) : ?>
    <nav aria-label="<?php esc_attr_e('Sections', 'courant'); ?>">
        <ul class="pills">
            <?php foreach ($children as $child) : ?>
                <li><a href="<?php echo esc_url(PageUrls::forTerm($child)); ?>"><?php
                    echo esc_html($child->name);
                ?></a></li>
            <?php endforeach; ?>
        </ul>
    </nav>
<?php endif; ?>
<?php if (is_year()) : ?>
    <nav aria-label="<?php esc_attr_e('Months', 'courant'); ?>">
        <ul class="pills"><?php ArchiveTitle::printMonths(); ?></ul>
    </nav>
<?php endif; ?>
