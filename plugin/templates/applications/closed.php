<?php

/**
 * What stands in the application form's place when an opening is closed.
 *
 * @package CourantDesk
 * @var \CourantDesk\Applications\View\ClosedView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;
?>
<div class="awsm-job-form">
    <div class="awsm-job-form-inner">
        <p class="courant-closed" id="awsm-application-form"><?php echo esc_html($view->text); ?></p>
    </div>
</div>
