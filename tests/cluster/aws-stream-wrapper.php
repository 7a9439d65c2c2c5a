<?php

/**
 * Plugin Name: Stream wrapper of the AWS SDK
 * Description: For the cluster tests only: registers `s3://` for Swift, as the must-use plugin of an operator does.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$courantS3 = defined('COURANT_TEST_S3') ? json_decode((string) constant('COURANT_TEST_S3'), true) : null;
if (is_array($courantS3)) {
    require_once $courantS3['autoload'];
    $courantClient = new Aws\S3\S3Client([
        'version' => 'latest',
        'region' => 'us-east-1',
        'endpoint' => $courantS3['endpoint'],
        'use_path_style_endpoint' => true,
        'credentials' => ['key' => 'wp:media', 'secret' => $courantS3['secret']],
        'retries' => 1,
        'http' => ['connect_timeout' => 2, 'timeout' => 20],
        'use_aws_shared_config_files' => false,
    ]);
    Aws\S3\StreamWrapper::register($courantClient);
    if (isset($_SERVER['HTTP_X_CLUSTER_BUCKET'])) {
        $courantClient->createBucket(['Bucket' => $courantS3['bucket']]);
    }
}
