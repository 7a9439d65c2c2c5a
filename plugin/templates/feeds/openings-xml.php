<?php

/**
 * The XML feed for job aggregators.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Feeds\Frontend\XmlFeedView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Feeds\Frontend\XmlFeedView;
use CourantDesk\Kernel\Html;

(new Html('<?xml version="1.0" encoding="UTF-8"?>' . "\n"))->print();
?>
<source>
<publisher><?php echo esc_xml(XmlFeedView::sanitizeText($view->publisher)); ?></publisher>
<publisherurl><?php echo esc_xml($view->publisherUrl); ?></publisherurl>
<lastBuildDate><?php echo esc_xml($view->builtAt->format(DATE_RFC2822)); ?></lastBuildDate>
<?php foreach ($view->entries as $entry) : ?>
<job>
    <?php foreach (XmlFeedView::elements($entry) as $name => $text) : ?>
<<?php echo tag_escape($name); ?>><?php echo esc_xml($text); ?></<?php echo tag_escape($name); ?>>
    <?php endforeach; ?>
</job>
<?php endforeach; ?>
</source>
