<?php

/**
 * The last seven days on the dashboard.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Overview\View\Report $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

use CourantDesk\Overview\Admin\OverviewScreen;

?>
<dl class="courant-figures">
    <div><dt><?php esc_html_e('Views', 'courant-desk'); ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->views)); ?></dd></div>
    <div><dt><?php esc_html_e('Visitors', 'courant-desk'); ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->visitors)); ?></dd></div>
    <div><dt><?php esc_html_e('Applications', 'courant-desk'); ?></dt><dd><?php echo esc_html(number_format_i18n($view->total->applications)); ?></dd></div>
</dl>
<p><a href="<?php echo esc_url(OverviewScreen::address()); ?>"><?php esc_html_e('All figures', 'courant-desk'); ?></a></p>
