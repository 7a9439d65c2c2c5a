<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Http;

use CourantDesk\ApplicationForms\Admin\FormPreviewView;
use CourantDesk\ApplicationForms\Domain\FormPreviewRenderer;
use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RestController;
use CourantDesk\Kernel\RestRoute;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles courant/v1/forms/preview, which returns the edited form as an HTML page for the frame of the form builder.
 */
final class FormPreviewController implements RestController
{
    private const CAPABILITY = Capabilities::APPLICATIONS;

    public function __construct(private readonly Kernel $kernel, private readonly FormPreviewRenderer $renderer)
    {
    }

    public function routes(): array
    {
        $fields = [
            'type' => 'array',
            'required' => true,
            'maxItems' => FormSerializer::MAX_FIELDS,
            'items' => ['type' => 'object'],
        ];
        $path = FormsController::PATH . '/preview';

        return [new RestRoute('POST', $path, self::CAPABILITY, $this->renderPreview(...), ['fields' => $fields])];
    }

    /**
     * Returns the preview of the form in the request as HTML.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     */
    public function renderPreview(WP_REST_Request $request): WP_REST_Response
    {
        $this->kernel->assets->enqueueStyle('applications');
        $html = $this->renderer->renderPreview(FormSerializer::parse($request['fields']));

        return new WP_REST_Response(
            ['html' => $this->kernel->template->render('application-forms/form-preview', new FormPreviewView($html))],
            200,
            ['Cache-Control' => 'no-store']
        );
    }
}
