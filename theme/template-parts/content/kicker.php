<?php

/**
 * The line above the title of an article: its layout or kind, its category, and labels such as its format.
 *
 * @var array{section: ?WP_Term, labels: list<string>, layout?: string} $args
 */

declare(strict_types=1);

use Courant\View\PageUrls;

defined('ABSPATH') || exit;

$section = $args['section'];
$layout = $args['layout'] ?? '';
$labels = array_filter($args['labels'], static fn (string $label): bool => $label !== '');

if ($section === null && $labels === [] && $layout === '') {
    return;
}
?>
<p class="kicker">
    <?php if ($layout !== '') : ?>
        <span class="kicker__layout"><?php echo esc_html($layout); ?></span>
    <?php endif; ?>
    <?php if ($section !== null) : ?>
        <a class="kicker__section" href="<?php echo esc_url(PageUrls::forTerm($section)); ?>"><?php
            echo esc_html($section->name);
        ?></a>
    <?php endif; ?>
    <?php foreach ($labels as $label) : ?>
        <span class="kicker__format"><?php echo esc_html($label); ?></span>
    <?php endforeach; ?>
</p>
