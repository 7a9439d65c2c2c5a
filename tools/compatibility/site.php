<?php

/*
 * Prepares and reads the site of `npm run compatibility`: `php site.php <web root> <URL> <command> <JSON>`.
 * Prints JSON.
 */

declare(strict_types=1);

[, $courantRoot, $courantUrl, $courantCommand, $courantJson] = $argv;
require dirname(__DIR__, 2) . '/tests/support/request.php';
if ($courantCommand === 'configure') {
    // Polylang creates its objects on the front end only when there are languages.
    define('PLL_ADMIN', true);
    // Complianz knows the fields of its banner only in wp-admin.
    define('WP_ADMIN', true);
}
require $courantRoot . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user(1);
if (is_writable(ABSPATH . 'wp-admin')) {
    chdir(ABSPATH);
}
ini_set('display_errors', 'stderr');

$courantData = (array) json_decode($courantJson, true);
$courantText = static fn (string $key): string => is_string($courantData[$key] ?? null) ? $courantData[$key] : '';
$courantNumber = static fn (string $key): int => is_int($courantData[$key] ?? null) ? $courantData[$key] : 0;

require __DIR__ . '/setup.php';

function courant_compatibility_longest_article(): int
{
    $articles = get_posts(['numberposts' => -1, 'post_type' => 'post']);
    usort($articles, static fn (WP_Post $a, WP_Post $b): int => strlen($b->post_content) <=> strlen($a->post_content));

    return $articles[0]->ID ?? 0;
}

/** @return array<string, int|string|list<string>> two openings in a separate category, and one of the demo content */
function courant_compatibility_content(): array
{
    $demo = get_posts([
        'numberposts' => 1,
        'post_type' => 'awsm_job_openings',
        'fields' => 'ids',
        'orderby' => 'ID',
        'order' => 'ASC',
    ]);
    $term = wp_insert_term('Compatibility', 'job-category');
    $termId = is_array($term) ? $term['term_id'] : 0;
    $ids = [];
    foreach (['Ada', 'Grace'] as $name) {
        $id = wp_insert_post([
            'post_type' => 'awsm_job_openings',
            'post_status' => 'publish',
            'post_title' => "Test of {$name}",
            'post_content' => '<p>Checks plugins and themes.</p>',
            'post_excerpt' => 'Checks plugins and themes.',
        ]);
        wp_set_object_terms($id, [$termId], 'job-category');
        $ids[] = $id;
    }
    $article = get_posts(['numberposts' => 1, 'post_type' => 'post', 'fields' => 'ids', 'orderby' => 'ID']);
    $slug = $termId > 0 ? get_term_field('slug', $termId, 'job-category') : '';
    $listing = get_option('awsm_select_page_listing');
    $listing = is_numeric($listing) && (int) $listing > 0 ? $listing : get_option('awsm_jobs_default_listing_page_id');

    return [
        'opening' => (string) get_permalink($ids[0]),
        'openingId' => $ids[0],
        'demoArticle' => (string) get_permalink(courant_compatibility_longest_article()),
        'demoOpening' => (string) get_permalink($demo[0] ?? 0),
        'other' => (string) get_permalink($ids[1]),
        'otherId' => $ids[1],
        'title' => get_the_title($ids[1]),
        'category' => is_string($slug) ? $slug : '',
        'article' => (string) get_permalink($article[0] ?? 0),
        'listing' => (string) get_permalink(is_numeric($listing) ? (int) $listing : 0),
        'builders' => CourantTools\Compatibility\create_builder_pages(),
        'authors' => CourantTools\Compatibility\add_authors($article[0] ?? 0),
    ];
}

$courantResult = match ($courantCommand) {
    'activate' => (static function () use ($courantText, $courantData): string {
        $result = activate_plugin($courantText('plugin'));
        if (is_wp_error($result)) {
            return $result->get_error_message();
        }
        foreach ((array) ($courantData['options'] ?? []) as $name => $value) {
            update_option((string) $name, $value);
        }

        return '';
    })(),
    'configure' => (static function (): string {
        CourantTools\Compatibility\configure();

        return '';
    })(),
    'theme' => (static function () use ($courantText): string {
        // The logo of the demo content has the width that the theme Courant expects.
        get_stylesheet() === $courantText('theme') || delete_option('site_logo');
        switch_theme($courantText('theme'));

        return wp_get_theme()->exists() ? get_stylesheet() : '';
    })(),
    'deactivate' => (static function (): string {
        deactivate_plugins('courant-desk/courant-desk.php');

        return '';
    })(),
    'content' => courant_compatibility_content(),
    'session' => CourantTools\Compatibility\admin_cookies(),
    'captcha' => CourantTools\Compatibility\enable_captcha(),
    'hide' => CourantTools\Compatibility\hide_from_visitors($courantNumber('opening')),
    'applications' => count(get_posts([
        'post_type' => 'awsm_job_application',
        'post_status' => ['publish', 'courant_suspected', 'any'],
        'post_parent' => $courantNumber('opening'),
        'fields' => 'ids',
        'numberposts' => -1,
    ])),
    'close' => wp_update_post(['ID' => $courantNumber('opening'), 'post_status' => 'expired']),
    default => throw new InvalidArgumentException("There is no command {$courantCommand}."),
};
echo "\n", json_encode($courantResult, JSON_THROW_ON_ERROR), "\n";
