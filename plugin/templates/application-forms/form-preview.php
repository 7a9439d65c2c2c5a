<?php

/**
 * Complete HTML page with the form that is being edited. The form builder shows it in a frame without scripts and
 * submission.
 *
 * @package CourantDesk
 * @var \CourantDesk\ApplicationForms\Admin\FormPreviewView $view
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title><?php esc_html_e('Preview', 'courant-desk'); ?></title>
    <?php wp_print_styles(['courant-desk-applications']); ?>
</head>
<body class="courant-applicant-portal">
<?php $view->form->print(); ?>
</body>
</html>
