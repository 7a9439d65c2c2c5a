<?php

/**
 * A must-use plugin for browser tests of the table of contents. For one page view: settings (`?toc=` and JSON), the
 * classic editor (`?classic`), a widget (`?toc_widget=`). For one browser: another plugin's table of contents (cookie
 * `e2e_other_contents`, `active`, or `plus` for Table of Contents Plus), or only its settings (`gone`).
 */

declare(strict_types=1);

foreach (['courant_contents', 'courant_contents_looks'] as $name) {
    add_filter("option_$name", static function (mixed $value): array {
        $settings = $_GET['toc'] ?? '[]';

        return array_replace(
            (array) $value,
            (array) json_decode(is_string($settings) ? stripslashes($settings) : '[]', true),
        );
    });
}
if (isset($_GET['classic'])) {
    add_filter('use_block_editor_for_post', '__return_false');
}
if (isset($_COOKIE['e2e_other_contents'])) {
    if (in_array($_COOKIE['e2e_other_contents'], ['active', 'plus'], true)) {
        class_alias((new class {
        })::class, $_COOKIE['e2e_other_contents'] === 'plus' ? 'TOC_Plus' : 'ezTOC');
        add_filter('the_content', static fn (string $html): string => $html . '<p>Made by the other one</p>');
    }
    add_filter('pre_option_ez-toc-settings', static fn (): array => [
        'heading_text' => 'From the other one',
        'visibility' => '1',
        'show_heading_text' => '1',
        'show_hierarchy' => '1',
        'smooth_scroll' => '1',
        'enabled_post_types' => ['post' => 'post'],
        'auto_insert_post_types' => ['post' => 'post'],
        'heading_levels' => ['2' => '2', '3' => '3', '4' => '4'],
    ]);
    foreach (['courant_contents', 'courant_contents_looks'] as $name) {
        // Settings that this browser imports are stored in separate options: other tests run on the same site.
        add_filter("pre_update_option_$name", static function (mixed $new, mixed $old) use ($name): mixed {
            update_option("e2e_$name", $new);

            return $old;
        }, 10, 2);
        foreach (["option_$name", "default_option_$name"] as $filter) {
            add_filter($filter, static fn (mixed $value): array => array_replace(
                (array) $value,
                (array) get_option("e2e_$name", []),
            ));
        }
    }
}
$widget = $_GET['toc_widget'] ?? null;
if (is_string($widget)) {
    add_filter('sidebars_widgets', static fn (mixed $all): array => ['sidebar-right' => ["$widget-77"]] + (array) $all);
    foreach (['ezw_tco', 'ez_toc_widget_sticky'] as $base) {
        add_filter("option_widget_$base", static fn (mixed $all): array => [77 => ['title' => '']] + (array) $all);
        add_filter("default_option_widget_$base", static fn (): array => [77 => ['title' => ''], '_multiwidget' => 1]);
    }
}
