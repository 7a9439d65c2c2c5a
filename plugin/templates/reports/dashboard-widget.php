<?php

/**
 * The dashboard widget with the last seven days.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Reports\Domain\Report $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Reports\Admin\OverviewScreen;

?>
<dl class="courant-statistics">
    <div><dt><?php
        esc_html_e('Views', 'courant-desk');
    ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->views)); ?></dd></div>
    <div><dt><?php
        esc_html_e('Visitors', 'courant-desk');
    ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->visitors)); ?></dd></div>
    <div><dt><?php
        esc_html_e('Applications', 'courant-desk');
    ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->applications)); ?></dd></div>
</dl>
<p><a href="<?php echo esc_url(OverviewScreen::url()); ?>"><?php
    esc_html_e('View all statistics', 'courant-desk');
?></a></p>
