<?php

/*
 * Measures the cost of a table of contents by the number of headings:
 * `php tools/bench/table-of-contents.php <web root>`. Cold: headings are found, get IDs, and the list is rendered.
 * Known: the outline was stored with the post. Medians of 9, in milliseconds of processor time, which the load of the
 * machine hardly changes.
 */

declare(strict_types=1);

use CourantDesk\TableOfContents\Domain\Heading;
use CourantDesk\TableOfContents\Domain\TextEdits;
use CourantDesk\TableOfContents\Frontend\TocListRenderer;
use CourantDesk\TableOfContents\Storage\OptionsResolver;
use CourantDesk\TableOfContents\Storage\OutlineRepository;
use CourantDesk\TableOfContents\TableOfContentsDisplaySettings;
use CourantDesk\TableOfContents\TableOfContentsSettings;
use CourantDesk\TableOfContents\TableOfContentsTypeSettings;

$_SERVER += [
    'HTTP_HOST' => '127.0.0.1', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/',
    'REMOTE_ADDR' => '127.0.0.1',
];
require $argv[1] . '/wp-load.php';

$now = static function (): float {
    $used = getrusage();
    $part = static fn (string $name): float => is_array($used) && is_int($used[$name] ?? null)
        ? (float) $used[$name]
        : 0.0;

    return $part('ru_utime.tv_sec') * 1e3 + $part('ru_utime.tv_usec') / 1e3;
};
/** @param callable(): void $work */
$median = static function (callable $work) use ($now): float {
    $times = [];
    for ($run = 0; $run < 9; ++$run) {
        $began = $now();
        $work();
        $times[] = $now() - $began;
    }
    sort($times);

    return $times[4];
};
$options = new OptionsResolver(
    new TableOfContentsSettings(),
    new TableOfContentsDisplaySettings(),
    new TableOfContentsTypeSettings(),
);
printf("%8s %8s %10s %14s %10s\n", 'headings', 'KB', 'cold ms', 'us a heading', 'known ms');
foreach ([20, 50, 100, 200, 500] as $count) {
    $text = '';
    for ($number = 0; $number < $count; ++$number) {
        $text .= '<h' . (2 + $number % 3) . ' class="wp-block-heading">Heading number ' . $number . '</h'
            . (2 + $number % 3) . ">\n<p>"
            . str_repeat('Some <em>words</em> in a <a href="/x">text</a> of length. ', 19)
            . '</p><figure><img src="a.jpg" alt=""></figure>';
    }
    $post = get_post(wp_insert_post([
        'post_title' => "Bench $count", 'post_status' => 'publish', 'post_content' => wp_slash($text),
        'post_author' => 1,
    ]));
    if (!$post instanceof WP_Post) {
        throw new RuntimeException('No text was created.');
    }
    $rules = $options->forPost($post)->outlineRules();
    $show = static function (OutlineRepository $outlines) use ($post, $rules, $text): void {
        [$plan, $stencil] = $outlines->planPage($post, $rules, $text, 1);
        $edits = new TextEdits();
        foreach ($plan->edits as [$offset, $length, $id]) {
            $edits->replace($stencil->toHtmlOffset($offset), $length, $id);
        }
        $edits->apply($text);
        $markup = new TocListRenderer(
            id: 'l',
            prefix: 'ez-toc',
            href: static fn (Heading $heading): string => '#' . $heading->id,
            title: static fn (Heading $heading): string => $heading->text,
            limit: 0,
            canFold: false,
            isQuiet: false
        );
        $markup->render($outlines->getOutline($post, $rules)->tree());
    };
    delete_post_meta($post->ID, OutlineRepository::META_KEY);
    $cold = $median(static fn () => $show(new OutlineRepository()));
    (new OutlineRepository())->save($post->ID, $rules, [$text]);
    get_post_meta($post->ID);
    $known = $median(static fn () => $show(new OutlineRepository()));
    printf("%8d %8d %10.1f %14.0f %10.2f\n", $count, strlen($text) >> 10, $cold, $cold * 1000 / $count, $known);
    wp_delete_post($post->ID, true);
}
