<?php

/**
 * The header of an author's page: portrait, name, description, profiles, and links to the author's articles by section.
 *
 * @var array{author: Courant\View\AuthorView, title: string} $args
 */

declare(strict_types=1);

use Courant\AuthorProfiles;
use Courant\AuthorSections;
use Courant\SearchFilters;

defined('ABSPATH') || exit;

$author = $args['author'];
$profiles = AuthorProfiles::forUser($author->user);
$sections = AuthorSections::forCurrentArchive();
?>
<div class="author-header">
    <?php echo get_avatar($author->user, 112, '', '', $author->avatarArguments()); ?>
    <div class="author-header__text">
        <?php get_template_part('template-parts/archive/kicker'); ?>
        <h1 class="page-title"><?php echo wp_kses_post($args['title']); ?></h1>
        <?php if ($author->description !== '') : ?>
            <p class="page-description"><?php echo wp_kses_post($author->description); ?></p>
        <?php endif; ?>
        <?php if ($profiles !== []) : ?>
            <ul class="author-header__profiles" aria-label="<?php esc_attr_e('Profiles', 'courant'); ?>">
                <?php foreach ($profiles as $url => $label) : ?>
                    <li><a href="<?php echo esc_url($url); ?>" rel="me"><?php echo esc_html($label); ?></a></li>
                <?php endforeach; ?>
            </ul>
        <?php endif; ?>
    </div>
</div>
<?php if ($sections !== []) : ?>
    <nav aria-label="<?php esc_attr_e('Articles by section', 'courant'); ?>">
        <ul class="pills">
            <li><a href="<?php echo esc_url($author->url); ?>"<?php
                echo AuthorSections::chosen() === 0 ? ' aria-current="true"' : '';
            ?>><?php esc_html_e('All articles', 'courant'); ?></a></li>
            <?php foreach ($sections as $section) : ?>
                <li><a href="<?php
                    echo esc_url(add_query_arg(SearchFilters::SECTION, $section->term_id, $author->url));
                ?>"<?php
                    echo AuthorSections::chosen() === $section->term_id ? ' aria-current="true"' : '';
                ?>><?php echo esc_html($section->name); ?></a></li>
            <?php endforeach; ?>
        </ul>
    </nav>
<?php endif; ?>
